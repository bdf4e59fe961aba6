import { placeTexts } from '@casefolio/domain/messages/profile-screen';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { autocompleteLook } from '../../../fields/autocomplete-look.ts';
import { ariaOf } from '../../../fields/input-props.ts';
import type { InputProps } from '../../../fields/input-props.ts';
import { usePlaces } from '../hooks/use-places.ts';
import { type Institution, institutionNamed, isInstitution } from '../institution.ts';

const nameOf = (place: Institution | string): string => (typeof place === 'string' ? place : place.name);

/** An institution from the list, or any other name. */
export function PlaceInput(props: InputProps) {
  const { id, disabled, invalid, value, onChange, onBlur, inputRef } = props;
  const place = isInstitution(value) ? value : institutionNamed('');
  const { places, isSearching } = usePlaces(place.name);
  return (
    <Autocomplete<Institution, false, true, true>
      {...autocompleteLook}
      freeSolo
      disableClearable
      id={id}
      disabled={disabled}
      options={[...places]}
      // The server has searched; what it found is shown as it is.
      filterOptions={(found) => found}
      getOptionLabel={nameOf}
      getOptionKey={(option) => (typeof option === 'string' ? option : `${option.name} ${option.address}`)}
      isOptionEqualToValue={(option, other) => nameOf(option) === nameOf(other)}
      loading={isSearching}
      loadingText={placeTexts.searching}
      value={place}
      inputValue={place.name}
      onInputChange={(_event, name, reason) => {
        if (reason === 'input') onChange(institutionNamed(name));
      }}
      onChange={(_event, picked) => onChange(typeof picked === 'string' ? institutionNamed(picked) : placeOnly(picked))}
      onBlur={onBlur}
      renderOption={({ key, ...option }, { name, address }) => (
        <Box component="li" key={key} {...option} sx={{ display: 'block !important' }}>
          {name}
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{address}</Box>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={inputRef}
          error={invalid}
          slotProps={{ ...params.slotProps, htmlInput: { ...params.slotProps.htmlInput, ...ariaOf(props) } }}
        />
      )}
    />
  );
}

const placeOnly = ({ name, address, googlePlaceId }: Institution): Institution => ({ name, address, googlePlaceId });
