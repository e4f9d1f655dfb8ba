declare module 'virtual:content-lines' {
  /** The line of each text, and the names of what it is completed with, by file and path. */
  export const lines: Record<string, Record<string, { line: number; gaps?: readonly string[] }>>;
  /** Where the repository shows a file; empty where nobody knows. */
  export const repository: string;
}
