import { chooseDay, dayExample } from '@casefolio/domain/messages/fields';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { IconAction } from '../ui/icon-action.tsx';
import { CalendarIcon } from '../ui/icons.tsx';
import { loadAhead } from '../ui/load-ahead.tsx';
import { useAhead } from '../ui/use-ahead.ts';
import { inputLook } from './input-look.ts';
import { ariaOf, textOf } from './input-props.ts';
import type { InputProps } from './input-props.ts';
import { shownDay, typedDay } from './typed-day.ts';

const { Part: DayPopover, prepare, isHere } = loadAhead(async () => (await import('./day-popover.tsx')).DayPopover);
const getReady = () => void prepare();

const Input = styled('input')({ ...inputLook, paddingRight: 42 });

interface DateInputProps extends InputProps {
  /** How a day that is not being typed stands there. */
  readonly show?: (value: string) => string;
}

/** A day, typed as people write it or picked from a calendar; the form gets yyyy-mm-dd, or what was typed while that is no day. */
export function DateInput({ show = shownDay, ...props }: DateInputProps) {
  const { field, id, disabled, value, latest, onChange, onBlur, inputRef } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  useAhead(prepare);
  const change = (text: string) => {
    setTyped(text);
    onChange(typedDay(text) ?? text);
  };
  const pick = (day: string) => {
    setTyped(null);
    onChange(day);
    close();
  };
  return (
    <Box sx={{ position: 'relative' }}>
      <Input
        {...ariaOf(props)}
        id={id}
        ref={inputRef}
        name={field.name}
        value={typed ?? show(textOf(value))}
        disabled={disabled}
        placeholder={field.placeholder ?? dayExample.text}
        autoComplete={field.autoComplete ?? 'off'}
        onChange={(event) => change(event.target.value)}
        onBlur={() => {
          setTyped(null);
          onBlur();
        }}
      />
      <IconAction
        type="button"
        aria-label={chooseDay(field.label)}
        aria-haspopup="dialog"
        disabled={disabled}
        sx={{ position: 'absolute', top: 4, right: 2, color: 'text.secondary' }}
        onPointerEnter={getReady}
        onFocus={getReady}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <CalendarIcon />
      </IconAction>
      {(anchor || isHere()) && (
        <DayPopover
          label={chooseDay(field.label)}
          anchor={anchor}
          value={typedDay(textOf(value))}
          latest={latest}
          onPick={pick}
          onClose={close}
        />
      )}
    </Box>
  );
}
