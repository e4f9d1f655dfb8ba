import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { MailButton } from './MailButton';
import { type HeadingLevel, listOf, type RootProps } from './root';

interface MailCardProps extends RootProps {
  /** The purpose of the mail. */
  heading: string;
  /** One sentence: why the form is missing. */
  text: string;
  /** The address, shown in full so that it can be copied. */
  email: string;
  /** Rank of the heading. */
  level?: HeadingLevel;
}

/**
 * Stands in for the contact form where it cannot work: the address to write to instead.
 *
 * Not for a page whose form works, which is quicker than a mail program.
 *
 * Accessibility: the address is the name of the link, so it can be read out and copied. It breaks
 * only where it is longer than the card is wide.
 */
export function MailCard({ heading, text, email, level = 2, sx, ...root }: MailCardProps) {
  return (
    <Card
      {...root}
      sx={[
        (theme) => ({ p: { xs: 2, sm: 4, lg: 5.5 }, borderRadius: theme.radius.panel }),
        ...listOf(sx),
      ]}
    >
      <Typography component={`h${level}`} variant="h3">
        {heading}
      </Typography>
      <Typography sx={{ mt: 2, mb: 3 }}>{text}</Typography>
      <MailButton email={email} />
    </Card>
  );
}
