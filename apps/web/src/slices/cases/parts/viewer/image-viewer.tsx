import { viewerTexts as texts } from '@casefolio/domain/messages/case-list';
import { Lightbox } from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';

export interface ShownImage {
  readonly image_name: string;
  readonly urls: { readonly href_small: string; readonly href_original: string };
}

interface ImageViewerProps {
  readonly images: readonly ShownImage[];
  readonly startAt: number;
  readonly onClose: () => void;
}

const labels = {
  Lightbox: texts.viewer,
  Previous: texts.previous,
  Next: texts.next,
  Close: texts.close,
  'Zoom in': texts.zoomIn,
  'Zoom out': texts.zoomOut,
};

/** Images over the whole screen, by mouse, finger and keyboard: arrows turn, plus and minus zoom, Escape closes. */
export function ImageViewer({ images, startAt, onClose }: ImageViewerProps) {
  const isSingle = images.length <= 1;
  return (
    <Lightbox
      open
      index={startAt}
      close={onClose}
      slides={images.map(({ image_name, urls }) => ({ src: urls.href_original, alt: image_name, title: image_name }))}
      plugins={[Zoom, Captions]}
      labels={labels}
      carousel={{ finite: true, padding: 16 }}
      controller={{ closeOnBackdropClick: true }}
      zoom={{ maxZoomPixelRatio: 4, scrollToZoom: true }}
      animation={{ fade: 120, swipe: 180 }}
      {...(isSingle && { render: { buttonPrev: () => null, buttonNext: () => null } })}
    />
  );
}
