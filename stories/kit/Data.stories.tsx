import Mail from '@mui/icons-material/MailOutlined';
import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { inFrame } from '../support/documents';
import { colors, sizes } from './colors';
import { expectTargets, inKit, Part } from './inKit';
import { LooksPage } from './LooksPage';

const meta = {
  title: 'Kit/Data',
  parameters: { docs: { page: LooksPage } },
  decorators: [inKit],
  render: () => <Data />,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function Fees({ size }: { size: (typeof sizes)[number] }) {
  const [direction, setDirection] = useState<'asc' | 'desc'>('asc');
  return (
    <TableContainer role="region" aria-label={`Fees, ${size}`} tabIndex={0}>
      <Table stickyHeader size={size}>
        <TableHead>
          <TableRow>
            <TableCell sortDirection={direction}>
              <TableSortLabel
                active
                direction={direction}
                onClick={() => setDirection(direction === 'asc' ? 'desc' : 'asc')}
              >
                Seminar
              </TableSortLabel>
            </TableCell>
            <TableCell align="right">Price</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow hover selected>
            <TableCell>Budgeting</TableCell>
            <TableCell align="right">$149</TableCell>
          </TableRow>
          <TableRow hover>
            <TableCell>Recruiting</TableCell>
            <TableCell align="right">$199</TableCell>
          </TableRow>
        </TableBody>
        <TableFooter>
          <TableRow>
            <TableCell>Both</TableCell>
            <TableCell align="right">$348</TableCell>
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
}

function Data() {
  return (
    <div>
      <Part name="Avatar">
        <Avatar>A</Avatar>
        <Avatar variant="rounded">B</Avatar>
        <Avatar variant="square">C</Avatar>
        <AvatarGroup max={3}>
          {['A', 'B', 'C', 'D'].map((letter) => (
            <Avatar key={letter}>{letter}</Avatar>
          ))}
        </AvatarGroup>
      </Part>
      <Part name="Badge">
        {(['standard', 'dot'] as const).flatMap((variant) =>
          (['default', ...colors] as const).map((color) => (
            <Badge key={variant + color} variant={variant} badgeContent={4} color={color}>
              <Mail />
            </Badge>
          )),
        )}
      </Part>
      <Part name="Chip">
        {(['filled', 'outlined'] as const).flatMap((variant) =>
          (['default', ...colors] as const).map((color) => (
            <Chip key={variant + color} variant={variant} color={color} label={color} />
          )),
        )}
        {(['filled', 'outlined'] as const).flatMap((variant) =>
          (['default', ...colors] as const).map((color) => (
            <Chip
              key={variant + color}
              variant={variant}
              color={color}
              label={`press ${color}`}
              onClick={fn()}
            />
          )),
        )}
        <Chip label="disabled" disabled onClick={fn()} />
        <Chip avatar={<Avatar>A</Avatar>} label="with a picture" />
        <Chip sx={{ width: 160 }} label="longer than there is room for on one line" />
      </Part>
      <Part name="Chip, with a cross" dense>
        {(['filled', 'outlined'] as const).flatMap((variant) =>
          (['default', ...colors] as const).map((color) => (
            <Chip
              key={variant + color}
              variant={variant}
              color={color}
              size="small"
              label={`small ${color}`}
              onClick={fn()}
              onDelete={fn()}
            />
          )),
        )}
        <Chip label="remove" onDelete={fn()} />
      </Part>
      <Part name="Divider">
        <Box sx={{ width: 1 }}>
          <Divider />
          <Divider variant="inset" />
          <Divider variant="middle" />
          <Divider>or</Divider>
        </Box>
      </Part>
      <Part name="List">
        {(['default', 'primary', 'inherit'] as const).map((color) => (
          <ListSubheader key={color} component="div" color={color}>
            {color}
          </ListSubheader>
        ))}
        <Divider orientation="vertical" flexItem />
        <List aria-label="Letters" subheader={<ListSubheader>Letters</ListSubheader>}>
          <ListItem disablePadding>
            <ListItemButton selected>
              <ListItemIcon>
                <Mail />
              </ListItemIcon>
              <ListItemText primary="Inbox" secondary="Two letters" />
            </ListItemButton>
          </ListItem>
          <ListItem disablePadding>
            <ListItemButton dense>
              <ListItemText primary="Sent" />
            </ListItemButton>
          </ListItem>
          <ListItem disablePadding>
            <ListItemButton disabled>
              <ListItemText primary="Kept" />
            </ListItemButton>
          </ListItem>
        </List>
      </Part>
      <Part name="Table" dense>
        {sizes.map((size) => (
          <Fees key={size} size={size} />
        ))}
        <TablePagination component="div" count={18} page={0} rowsPerPage={10} onPageChange={fn()} />
      </Part>
      <Part name="ImageList">
        <ImageList cols={1} sx={{ width: 240, m: 0 }}>
          <ImageListItem>
            <Box sx={{ height: 140, bgcolor: 'background.picture' }} />
            <ImageListItemBar title="A room" subtitle="Before a seminar" />
          </ImageListItem>
        </ImageList>
      </Part>
    </div>
  );
}

/** All parts that show facts. */
export const All: Story = {
  parameters: inFrame(1820),
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step('Everything that is pressed is large enough', () => expectTargets(canvasElement));
    await step('A column can be sorted', async () => {
      const [heading] = canvas.getAllByRole('columnheader', { name: 'Seminar' });
      if (!heading) throw new Error('The table is missing.');
      await expect(heading).toHaveAttribute('aria-sort', 'ascending');
      await userEvent.click(within(heading).getByRole('button', { name: 'Seminar' }));
      await expect(heading).toHaveAttribute('aria-sort', 'descending');
    });
  },
};
