import { styled } from '@mui/material/styles';

/** Stands around a select and draws its arrow: each browser has one of its own, and none looks like ours. */
export const Arrowed = styled('div')({
  position: 'relative',
  '& > select': { appearance: 'none', paddingRight: 38, textOverflow: 'ellipsis' },
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 'calc(50% - 6px)',
    right: 16,
    width: 8,
    height: 8,
    borderRight: '1.6px solid',
    borderBottom: '1.6px solid',
    transform: 'rotate(45deg)',
    pointerEvents: 'none',
  },
});
