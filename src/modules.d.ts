/** A picture in both schemes and several widths: `./hero.webp?hero&picture`, a preset of `build/pictures.mjs`. */
declare module '*&picture' {
  const picture: import('./ui/Picture').PictureSource;
  export default picture;
}

declare module 'punycode/punycode.es6.js' {
  /** `kim@xn--bcher-kva.example` → `kim@bücher.example` */
  export function toUnicode(address: string): string;
}
