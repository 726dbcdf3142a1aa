import { RELATIONSHIPS, type TreeNode } from '@content-credentials/verdict/report/provenance';
import { type ManifestView, type Report, signingTimeIn } from '@content-credentials/verdict/report/report';
import { isSignerVerified } from '@content-credentials/verdict/report/verdict';
import { BoundedImage } from '../../shared/BoundedImage.tsx';
import { Brief } from '../../shared/ShowText.tsx';
import { useObjectUrl } from '../../shared/use-object-url.ts';
import { ActionList } from './ActionList.tsx';
import { AssertionList } from './AssertionList.tsx';
import { FactList } from './FactList.tsx';
import { IdentityList } from './IdentityList.tsx';
import { ProductPart } from './ProductPart.tsx';
import { SignerDetails } from './SignerDetails.tsx';

/** Whether a trust list vouches for the signer of a version or an ingredient. */
export const isVerifiedIn = (report: Report, { vouchers }: ManifestView): boolean =>
  isSignerVerified(report) && vouchers.some(({ isFrozen }) => !isFrozen);

interface NodePanelProps {
  node: TreeNode;
  report: Report;
  /** The file itself, if browsers show it: a thumbnail is smaller. */
  own?: Blob | undefined;
}

/** Details of the selected node: a file with its own credentials, or one that's only mentioned. */
export function NodePanel({ node, report, own }: NodePanelProps) {
  const manifest = node.manifest === undefined ? undefined : report.manifests.get(node.manifest);
  const picture = useObjectUrl(own ?? report.pictures.get(node.picture ?? ''));
  const facts = [
    ['Role', node.relationship && (RELATIONSHIPS[node.relationship] ?? node.relationship)],
    ['Format', node.format],
    ['Made with', manifest?.generators.join(', ')],
  ] as const;
  return (
    <div className="node-panel" aria-live="polite">
      <div className="node-head">
        {picture && (
          <BoundedImage
            className="node-picture"
            src={picture}
            alt={own ? 'The file, as your browser displays it' : 'Thumbnail from the credentials'}
          />
        )}
        <h4>
          <Brief limit={100}>{node.title}</Brief>
        </h4>
        <FactList facts={facts}>
          {manifest && node.id !== '0' && <ProductPart report={report} manifest={manifest} />}
        </FactList>
      </div>
      {manifest ? (
        <div className="node-parts">
          <SignerDetails
            signer={manifest.signer}
            signing={signingTimeIn(report, manifest)}
            isVerified={isVerifiedIn(report, manifest)}
          />
          <ActionList actions={manifest.actions} />
          <IdentityList identities={manifest.identities} />
          <AssertionList assertions={manifest.assertions} />
        </div>
      ) : (
        <p className="node-parts soft">
          This ingredient had no Content Credentials when it was added. Everything stated about it here is a
          claim by the signer.
        </p>
      )}
    </div>
  );
}
