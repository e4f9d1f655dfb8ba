import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Paper from '@mui/material/Paper';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inFrame } from '../support/documents';
import { expectTargets, inKit, Part } from './inKit';
import { LooksPage } from './LooksPage';

const meta = {
  title: 'Kit/Surfaces',
  parameters: { docs: { page: LooksPage } },
  decorators: [inKit],
  render: () => <Surfaces />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Surfaces() {
  return (
    <div>
      <Part name="Accordion">
        <div>
          {['Who is it for?', 'What does it cost?'].map((question, index) => (
            <Accordion key={question}>
              <AccordionSummary id={`kit-${index}`} expandIcon={<ExpandMore />}>
                {question}
              </AccordionSummary>
              <AccordionDetails>Ask us, and we say it in a day.</AccordionDetails>
            </Accordion>
          ))}
          <Accordion defaultExpanded>
            <AccordionSummary id="kit-lunch" expandIcon={<ExpandMore />}>
              Is there lunch?
            </AccordionSummary>
            <AccordionDetails>Yes.</AccordionDetails>
          </Accordion>
          <Accordion disabled>
            <AccordionSummary expandIcon={<ExpandMore />}>Is there more?</AccordionSummary>
          </Accordion>
        </div>
      </Part>
      <Part name="Card">
        <Card sx={{ maxWidth: 320 }}>
          <CardHeader avatar={<Avatar>A</Avatar>} title="Ada Lovelace" subheader="Speaker" />
          <CardContent>
            <Typography>She speaks about engines.</Typography>
          </CardContent>
          <CardActions>
            <Button size="small">Write to her</Button>
          </CardActions>
        </Card>
        <Card>
          <CardActionArea>
            <CardContent>
              <Typography>The whole card is a button.</Typography>
            </CardContent>
          </CardActionArea>
        </Card>
      </Part>
      <Part name="Card, each variant">
        {(['outlined', 'soft', 'inset', 'sand', 'panel', 'floating'] as const).map((variant) => (
          <Card key={variant} variant={variant} sx={{ p: 3 }}>
            <Typography>{variant}</Typography>
          </Card>
        ))}
      </Part>
      <Part name="Paper">
        <Paper sx={{ p: 3 }}>
          <Typography>outlined</Typography>
        </Paper>
      </Part>
      <Part name="AppBar and Toolbar">
        {(['inherit', 'transparent'] as const).map((color) => (
          <AppBar key={color} component="div" position="static" color={color}>
            <Toolbar>{color}</Toolbar>
          </AppBar>
        ))}
      </Part>
    </div>
  );
}

/** All parts that something lies on. */
export const All: Story = {
  parameters: inFrame(1080),
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('Everything that is pressed is large enough', () => expectTargets(canvasElement));
    await step('A question opens its answer', async () => {
      const question = canvas.getByRole('button', { name: 'Who is it for?' });
      await userEvent.click(question);
      await expect(question).toHaveAttribute('aria-expanded', 'true');
    });
  },
};
