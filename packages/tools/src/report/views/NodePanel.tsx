import { RELATIONSHIPS, type TreeNode } from '@content-credentials/verdict/report/provenance';
import { type Report, signingTimeIn } from '@content-credentials/verdict/report/report';
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

/** Details of the selected node: a file with its own credentials, or one that's only mentioned. */
export function NodePanel({ node, report }: { node: TreeNode; report: Report }) {
  const manifest = node.manifest === undefined ? undefined : report.manifests.get(node.manifest);
  const picture = useObjectUrl(report.pictures.get(node.picture ?? ''));
  const facts = [
    ['Role', node.relationship && (RELATIONSHIPS[node.relationship] ?? node.relationship)],
    ['Format', node.format],
    ['Made with', manifest?.generators.join(', ')],
  ] as const;
  return (
    <div className="node-panel" aria-live="polite">
      <h4>
        <Brief limit={100}>{node.title}</Brief>
      </h4>
      <div className="node-head">
        {picture && (
          <BoundedImage className="node-picture" src={picture} alt="Thumbnail from the credentials" />
        )}
        <FactList facts={facts}>
          {manifest && node.id !== '0' && <ProductPart report={report} manifest={manifest} />}
        </FactList>
        {manifest && (
          <SignerDetails
            signer={manifest.signer}
            signing={signingTimeIn(report, manifest)}
            isVerified={isSignerVerified(report) && manifest.vouchers.some(({ isFrozen }) => !isFrozen)}
          />
        )}
      </div>
      {manifest ? (
        <div className="node-parts">
          <ActionList actions={manifest.actions} />
          <IdentityList identities={manifest.identities} />
          <AssertionList assertions={manifest.assertions} />
        </div>
      ) : (
        <p className="soft">
          This ingredient had no Content Credentials when it was added. Everything stated about it here is a
          claim by the signer.
        </p>
      )}
    </div>
  );
}
