/** A browser of any make, reduced to what a visitor does. Positions are in CSS pixels of the window. */
export interface Engine {
  open(url: string): Promise<void>;
  back(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  /** Presses, moves sideways in small steps, and lets go. */
  drag(x: number, y: number, distance: number): Promise<void>;
  press(key: 'Escape' | 'F8'): Promise<void>;
  type(text: string): Promise<void>;
  /** Runs a function in the page; it may use what it is given and nothing else from outside. */
  run<Input, Result>(task: (input: Input) => Result, input?: Input): Promise<Result>;
  close(): Promise<void>;
}

/** How to start an engine on this machine, or why that is not possible. */
export type Launcher = { how: string; start: () => Promise<Engine> } | { missing: string };
