import { LinkButton } from '../../../ui/link-button.tsx';
import { BandHeading, Prose } from './prose.tsx';
import { Column, Section } from './section.tsx';
import { Suture } from './suture.tsx';

interface ClosingProps {
  readonly heading: string;
  readonly body?: string | undefined;
  readonly to: string;
  readonly label: string;
}

/** The last band of a public page: where to go from here. */
export function Closing({ heading, body, to, label }: ClosingProps) {
  return (
    <Section>
      <Column sx={{ justifyItems: 'center', textAlign: 'center' }}>
        <Suture />
        <BandHeading>{heading}</BandHeading>
        {body !== undefined && <Prose>{body}</Prose>}
        <LinkButton to={to} size="large">
          {label}
        </LinkButton>
      </Column>
    </Section>
  );
}
