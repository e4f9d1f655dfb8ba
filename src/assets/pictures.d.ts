/*
 * The picture presets of `scripts/pictures.ts`, for imports such as
 * `import ceo from './masters/ceo.webp?picture=portrait'`.
 */
declare module '*?picture=card' {
  const picture: import('vite-imagetools').Picture;
  export default picture;
}

declare module '*?picture=hero' {
  const picture: import('vite-imagetools').Picture;
  export default picture;
}

declare module '*?picture=hero-mobile' {
  const picture: import('vite-imagetools').Picture;
  export default picture;
}

declare module '*?picture=panorama' {
  const picture: import('vite-imagetools').Picture;
  export default picture;
}

declare module '*?picture=portrait' {
  const picture: import('vite-imagetools').Picture;
  export default picture;
}

declare module '*?picture=wide' {
  const picture: import('vite-imagetools').Picture;
  export default picture;
}
