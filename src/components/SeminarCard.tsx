import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined';
import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId } from 'react';
import type { Seminar, SeminarCardText } from '../content/types';
import { isoDate } from '../lib/isoDate';
import { KeepTogether } from './KeepTogether';
import { Picture, type PictureSource } from './Picture';

interface SeminarCardProps {
  seminar: Seminar;
  picture: PictureSource | undefined;
  text: SeminarCardText;
  /** Called when the visitor presses Register Now; the card itself stays as it is. */
  onRegister: (seminar: Seminar) => void;
}

/** One seminar with its picture, facts, price and Register Now (specification 2, Seminars). */
export function SeminarCard({ seminar, picture, text, onRegister }: SeminarCardProps) {
  const titleId = useId();
  const buttonId = useId();
  const facts = [
    {
      icon: CalendarTodayOutlined,
      label: text.date,
      value: <time dateTime={isoDate(seminar.date)}>{seminar.date}</time>,
    },
    { icon: ScheduleOutlined, label: text.duration, value: seminar.duration },
    { icon: PeopleAltOutlined, label: text.capacity, value: seminar.capacity },
  ];
  return (
    <Card
      component="article"
      aria-labelledby={titleId}
      id={seminar.slug}
      sx={(theme) => ({
        display: 'flex',
        flexDirection: 'column',
        transition: theme.transitions.create('border-color'),
        '& img': {
          transition: theme.transitions.create('scale', { duration: 400 }),
        },
        '&:hover': { borderColor: 'cardHover' },
        '&:hover img': { scale: '1.03' },
      })}
    >
      <Box sx={{ overflow: 'hidden' }}>
        <Picture
          source={picture}
          alt=""
          sizes="(min-width: 1248px) 384px, (min-width: 1200px) 33vw, (min-width: 600px) 50vw, 100vw"
          sx={{ aspectRatio: '16 / 10' }}
        />
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, p: { xs: 2.5, sm: 3 } }}>
        <Typography id={titleId} component="h3" variant="h4">
          <KeepTogether>{seminar.title}</KeepTogether>
        </Typography>
        <Typography variant="body2" sx={{ mt: 1, mb: 2 }}>
          <KeepTogether>{seminar.description}</KeepTogether>
        </Typography>
        <Box
          component="dl"
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.25, rowGap: 1, m: 0, mt: 'auto' }}
        >
          {facts.map(({ icon: Icon, label, value }) => (
            <Box key={label} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Icon aria-hidden sx={{ fontSize: '1.125rem', color: 'icon.main' }} />
              <Box component="dt" sx={visuallyHidden}>
                {label}
              </Box>
              <Typography component="dd" variant="facts" sx={{ m: 0 }}>
                {value}
              </Typography>
            </Box>
          ))}
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 1.5,
            mt: 2.5,
            pt: 2,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Typography variant="price" component="p">
            <Box component="span" sx={visuallyHidden}>{`${text.price} `}</Box>
            {seminar.price}
          </Typography>
          <Button
            id={buttonId}
            size="small"
            aria-labelledby={`${buttonId} ${titleId}`}
            onClick={() => onRegister(seminar)}
          >
            {text.register}
          </Button>
        </Box>
      </Box>
    </Card>
  );
}
