import { caseFormLabels as labels, caseFormMessages, removeCode } from '@casefolio/domain/messages/case-form';
import { commonMessages } from '@casefolio/domain/messages/common';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { inputLook } from '../../../../fields/input-look.ts';
import { IconAction } from '../../../../ui/icon-action.tsx';
import { CloseIcon } from '../../../../ui/icons.tsx';
import { useToast } from '../../../../ui/toast.tsx';
import { DialogFrame } from '../../../profile/parts/dialog-frame.tsx';
import { type Template, useTemplateCalls, useTemplates } from '../hooks/use-templates.ts';
import { useCaseForm } from './case-form-context.ts';

const Name = styled('input')(inputLook);

/** Names of templates can be changed, and templates deleted. */
export function ManageTemplatesDialog({ onClose }: { readonly onClose: () => void }) {
  const { userId } = useCaseForm();
  const templates = useTemplates(userId);
  const actions = (
    <Button variant="contained" onClick={onClose}>
      {labels.done}
    </Button>
  );
  return (
    <DialogFrame title={labels.manageTemplates} onClose={onClose} actions={actions}>
      {templates.length === 0 && labels.noTemplates}
      {templates.map((template) => (
        <TemplateRow key={template.id} template={template} />
      ))}
    </DialogFrame>
  );
}

/** A name is kept when its box is left. */
function TemplateRow({ template }: { readonly template: Template }) {
  const { userId } = useCaseForm();
  const { rename, remove } = useTemplateCalls(userId);
  const [name, setName] = useState(template.name);
  const toast = useToast();
  const fail = () => toast(commonMessages.unexpected, 'error');
  const keep = () => {
    if (name.trim() === '') return setName(template.name);
    if (name.trim() !== template.name) rename({ ...template, name: name.trim() }).catch(fail);
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, mb: 1.5 }}>
      <Name
        aria-label={labels.templateName}
        maxLength={100}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onBlur={keep}
      />
      <IconAction
        type="button"
        aria-label={removeCode(template.name)}
        onClick={() => void remove(template.id).then(() => toast(caseFormMessages.templateDeleted), fail)}
      >
        <CloseIcon size={18} />
      </IconAction>
    </Box>
  );
}
