import { Content } from './content.tsx';
import { LinkButton } from './link-button.tsx';
import { LogoMark } from './logo.tsx';
import { Notice } from './notice.tsx';
import { PageHeading } from './page-heading.tsx';

interface EmptyScreenProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly action?: { readonly label: string; readonly to: string } | undefined;
}

/** A screen that has its heading and nothing to list. */
export function EmptyScreen({ title, text, action }: EmptyScreenProps) {
  return (
    <Content>
      <PageHeading title={title} />
      {text !== undefined && (
        <Notice picture={<LogoMark size={40} />} text={text}>
          {action && <LinkButton to={action.to}>{action.label}</LinkButton>}
        </Notice>
      )}
    </Content>
  );
}
