/**
 * Imports what a module is there for, and asks once more where that fails. Half a script may run and
 * export nothing, so that counts as a failure, too.
 */
export async function importDefault<Value>(
  load: () => Promise<{ default: Value }>,
): Promise<Value> {
  const ask = async () => {
    const { default: value } = await load();
    if (!value) throw new Error('A script has arrived in part.');
    return value;
  };
  return ask().catch(ask);
}
