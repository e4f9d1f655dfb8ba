/** The names on the left of a list of labels, in its order. */
export const idsOf = <Id extends string>(labels: Readonly<Record<Id, string>>) =>
  Object.keys(labels) as Id[];
