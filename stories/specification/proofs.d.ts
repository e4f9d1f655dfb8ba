declare module 'virtual:proofs' {
  /** What stories and tests declare that they prove. */
  export const proofs: import('../../tools/proofs.mjs').Proof[];
}
