/*
 * The picture presets of `build/pictures.mjs`, for imports such as
 * `import ceo from './originals/portraits/ceo.webp?picture=portrait'`.
 */
declare module '*?picture=card' {
  const picture: import('./pictureSource').PictureSource;
  export default picture;
}

declare module '*?picture=hero' {
  const picture: import('./pictureSource').PictureSource;
  export default picture;
}

declare module '*?picture=hero-mobile' {
  const picture: import('./pictureSource').PictureSource;
  export default picture;
}

declare module '*?picture=panorama' {
  const picture: import('./pictureSource').PictureSource;
  export default picture;
}

declare module '*?picture=portrait' {
  const picture: import('./pictureSource').PictureSource;
  export default picture;
}

declare module '*?picture=wide' {
  const picture: import('./pictureSource').PictureSource;
  export default picture;
}
