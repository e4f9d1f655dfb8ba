import 'notistack';

declare module 'notistack' {
  interface VariantOverrides {
    default: false;
    info: false;
    warning: false;
    success: { title: string };
    error: { title: string };
  }
}
