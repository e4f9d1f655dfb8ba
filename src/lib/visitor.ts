import { createContext, useContext, useDeferredValue } from 'react';
import { company } from '../content/company';
import { once } from './once';

/** Facts that only the visitor's own device knows. */
export interface Visitor {
  /** Name of the time zone in the tz database. */
  timeZone: string;
  /** Whether hours go from 1 to 12 with AM and PM, or from 0 to 23. */
  hourCycle: 'h12' | 'h23';
  /** Opens the system's share sheet, where there is one. It fails when the visitor closes the sheet, too. */
  share?: ((data: ShareData) => Promise<void>) | undefined;
}

const options = once(() =>
  new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions(),
);

/** Whether the browser can tell the time there: it names some zones of devices that it does not know itself. */
function isKnownZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone }));
  } catch {
    return false;
  }
}

/** The value that the device has, unless asking for it throws. */
function ask<Value>(device: () => Value): Value | undefined {
  try {
    return device();
  } catch {
    return undefined;
  }
}

const companyZone = company.timeZone.id;

/** `Intl` loads its languages first, which takes a slow phone 90 ms; newer browsers know the zone without it. */
const zoneName = () => globalThis.Temporal?.Now.timeZoneId() ?? options().timeZone;

const ownZone = once(() => {
  const zone = ask(zoneName) ?? '';
  return zone === companyZone || isKnownZone(zone) ? zone : companyZone;
});

const share = (data: ShareData) => navigator.share(data);

const thisDevice: Visitor = {
  get timeZone() {
    return ownZone();
  },
  get hourCycle() {
    return ask(() => options().hour12) === false ? 'h23' : 'h12';
  },
  get share() {
    const canShare = ask(() => globalThis.navigator?.canShare?.({ url: window.location.href }));
    return canShare ? share : undefined;
  },
};

/** The device that the page is seen on; stories bring one of their own. */
export const VisitorContext = createContext(thisDevice);

/** Somebody in the company's time zone, whose device cannot share. */
const prerenderedVisitor: Visitor = { timeZone: companyZone, hourCycle: 'h12' };

/**
 * The visitor as the page may show it: the prerendered default during hydration, then the real device, drawn
 * when the browser is idle.
 */
export function useVisitor(): Visitor {
  const visitor = useContext(VisitorContext);
  return useDeferredValue(visitor, prerenderedVisitor);
}
