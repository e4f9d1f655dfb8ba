/** Made once, since it takes a phone 20 ms. */
let clock: Intl.DateTimeFormat | undefined;

/** What only the visitor's own device knows; stories put another device in its place. */
export const device = {
  /** Name of the time zone; empty for one that names no place, such as that of a browser that hides it. */
  timeZone(): string {
    clock ??= new Intl.DateTimeFormat();
    const { timeZone } = clock.resolvedOptions();
    // Accepts `Area/City`. `UTC` and `Etc/…` name no place, nor does Reykjavik: Firefox says it to hide the zone.
    return /^(?!Etc\/|Atlantic\/Reykjavik).+\//.test(timeZone) ? timeZone : '';
  },
  /** Whether there is a share sheet. */
  canShare: () => Boolean(navigator.canShare?.({ url: window.location.href })),
  /** Opens the share sheet. Rejects when the visitor closes it, too. */
  share: (data: ShareData) => navigator.share(data),
};
