import type { Field } from '@casefolio/domain/fields/field';
import { accountMessages } from '@casefolio/domain/messages/accounts';
import { fieldMessages } from '@casefolio/domain/messages/fields';
import Box from '@mui/material/Box';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FieldRenderer } from '../../../fields/field-renderer.tsx';
import { useLookupList } from '../../lookups/lookups.api.ts';
import { LinkAction } from './text-link.tsx';

interface RoleFieldProps<Values extends FieldValues> {
  readonly field: Field<FieldPath<Values>>;
  readonly control: Control<Values>;
}

/** The role's list comes from the server; when it does not come, it can be asked for again. */
export function RoleField<Values extends FieldValues>({ field, control }: RoleFieldProps<Values>) {
  const { items, isError, tryAgain } = useLookupList('user_roles_lookups');
  const options = items.map(({ id, niceName }) => ({ value: String(id), label: niceName }));
  const aside = isError && (
    <Box role="alert" sx={{ typography: 'caption', pt: 0.5 }}>
      {accountMessages.rolesNotLoaded.text}{' '}
      <LinkAction type="button" onClick={tryAgain}>
        {fieldMessages.tryAgain.text}
      </LinkAction>
    </Box>
  );
  return <FieldRenderer field={field} control={control} options={options} aside={aside} />;
}
