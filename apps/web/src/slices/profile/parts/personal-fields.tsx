import Box from '@mui/material/Box';
import type { Control } from 'react-hook-form';
import { FieldRenderer } from '../../../fields/field-renderer.tsx';
import { SearchChoiceInput } from '../../../fields/search-choice-input.tsx';
import { RoleField } from '../../accounts/parts/role-field.tsx';
import { useCountries, useSpecialities } from '../hooks/use-choices.ts';
import { personalFields as fields, type PersonalValues } from '../personal-form.ts';
import { LookupField } from './lookup-field.tsx';

interface PersonalFieldsProps {
  readonly control: Control<PersonalValues>;
  /** Another address asks for the password. */
  readonly asksPassword: boolean;
}

const pair = { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2 } as const;

export function PersonalFields({ control, asksPassword }: PersonalFieldsProps) {
  return (
    <>
      <Box sx={pair}>
        <FieldRenderer field={fields.firstName} control={control} />
        <FieldRenderer field={fields.lastName} control={control} />
      </Box>
      <FieldRenderer field={fields.email} control={control} />
      {asksPassword && <FieldRenderer field={fields.password} control={control} />}
      <Box sx={pair}>
        <RoleField<PersonalValues> field={fields.userRoleId} control={control} />
        <LookupField field={fields.specialityId} control={control} choices={useSpecialities()} />
        <LookupField
          field={fields.countryCodeLookupId}
          control={control}
          choices={useCountries()}
          input={SearchChoiceInput}
        />
        <FieldRenderer field={fields.phone} control={control} />
      </Box>
    </>
  );
}
