import { lazyComponent } from '../lib/lazyComponent';

/** Only narrow windows open it, and most visitors there read before they do. */
export const MenuDrawer = lazyComponent(async () => ({
  default: (await import('./MenuDrawer')).MenuDrawer,
}));

export const prepareMenu = () => MenuDrawer.preload().catch(() => undefined);
