import { caseFormLabels as labels } from '@casefolio/domain/messages/case-form';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { loadAhead } from '../../../../ui/load-ahead.tsx';
import { useAhead } from '../../../../ui/use-ahead.ts';
import { useTemplateCalls, useTemplates, type Template } from '../hooks/use-templates.ts';
import { withTemplate } from '../templates.ts';
import { useCaseForm } from './case-form-context.ts';

const saving = loadAhead(async () => (await import('./save-template-dialog.tsx')).SaveTemplateDialog);
const managing = loadAhead(async () => (await import('./manage-templates-dialog.tsx')).ManageTemplatesDialog);

/** What the surgeon does often, one press away. */
export function TemplatesBar() {
  const { form, userId, today } = useCaseForm();
  const templates = useTemplates(userId);
  const { countUse } = useTemplateCalls(userId);
  const [open, setOpen] = useState<'save' | 'manage' | null>(null);
  const close = () => setOpen(null);
  useAhead(saving.prepare);
  useAhead(managing.prepare);
  const begin = ({ id, content }: Template) => {
    form.reset(withTemplate(form.getValues(), content, today), { keepDefaultValues: true });
    countUse(id);
  };
  return (
    <Box component="section" aria-label={labels.templates} sx={bar}>
      {templates.length > 0 && (
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {labels.startWith}
        </Box>
      )}
      {templates.map((template) => (
        <Button key={template.id} variant="outlined" size="small" sx={chip} onClick={() => begin(template)}>
          {template.name}
        </Button>
      ))}
      <Button size="small" sx={templates.length === 0 ? inLine : {}} onClick={() => setOpen('save')}>
        {labels.saveTemplate}
      </Button>
      {templates.length > 0 && (
        <Button size="small" onClick={() => setOpen('manage')}>
          {labels.manageTemplates}
        </Button>
      )}
      {open === 'save' && <saving.Part onClose={close} />}
      {open === 'manage' && <managing.Part onClose={close} />}
    </Box>
  );
}

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 3 } as const;
// Its letters stand under those of the heading, as if it had no edge.
const inLine = { ml: '-10px' } as const;
const chip = { borderRadius: 5, maxWidth: '100%' } as const;
