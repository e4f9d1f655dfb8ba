import 'notistack';
import type { StandingNotice } from './noticeDesk';

declare module 'notistack' {
  interface VariantOverrides {
    default: false;
    info: false;
    warning: false;
    success: false;
    error: false;
    /** The only kind of snackbar here; success or error is told by the notice itself. */
    notice: { notice: StandingNotice };
  }
}
