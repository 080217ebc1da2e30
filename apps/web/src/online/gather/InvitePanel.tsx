import type { GatheringChange } from '@fondaco/protocol';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { inBackground } from '../../client/faults.ts';
import { Button } from '../../look/Button.tsx';
import { Icon } from '../../look/Icon.tsx';
import { Panel } from '../../look/Panel.tsx';
import { useTexts } from '../../texts/languages.ts';
import { act } from '../lobby-actions.ts';
import { useOnline } from '../online-store.ts';
import { linkTo, tokenOf } from '../kept/own-link.ts';
import { makeLink } from '../sit-down.ts';
import type { GatheringProps } from './gathering-props.ts';
import styles from './SidePanel.module.css';
import { QrCode } from './QrCode.tsx';
import { Switch } from './Switch.tsx';

const MINUTE = 60;
/** Seconds by which those who watch may be late. */
const DELAYS = [0, MINUTE, 5 * MINUTE, 15 * MINUTE];
const USUAL_DELAY = MINUTE;

/** How others come: by a link, by a picture of it, or from the list of open tables. */
export function InvitePanel({ gathering }: GatheringProps): ReactNode {
  const t = useTexts();
  const { table, isMaker, hasInvite, isInvited, isPublic, watching } = gathering;
  const token = useOnline((online) => online.token);
  const renew = () => inBackground(makeLink(table));
  useEffect(() => {
    // Whoever calls people to a table wants a link to send them.
    if (isMaker && !hasInvite && token === undefined && tokenOf(table) === undefined) inBackground(makeLink(table));
  }, [isMaker, hasInvite, token, table]);
  const change = (what: GatheringChange) => inBackground(act({ type: 'change-gathering', table, change: what }));
  const delay = watching.type === 'late' ? watching.seconds : USUAL_DELAY;
  return (
    <Panel className={styles.panel} aria-labelledby="gather-invite">
      <h2 id="gather-invite">
        <Icon name="link" />
        {t('gather.invite')}
      </h2>
      {/* Whoever came by a link that was replaced has none to pass on, nor has another device of whoever replaced it. */}
      {hasInvite && isInvited && token !== undefined ? (
        <Link link={linkTo(table, token)}>
          {isMaker && (
            <Button icon="replay" onClick={renew}>
              {t('gather.newLink')}
            </Button>
          )}
        </Link>
      ) : (
        <div className={styles.row}>
          <p>{t(isMaker ? 'gather.noLink' : 'gather.askForLink', { maker: gathering.maker })}</p>
          {isMaker && (
            <Button icon="replay" onClick={renew}>
              {t('gather.newLink')}
            </Button>
          )}
        </div>
      )}
      {isMaker && hasInvite && (
        <Button kind="quiet" icon="cut" onClick={() => inBackground(act({ type: 'revoke-invite', table }))}>
          {t('gather.revoke')}
        </Button>
      )}
      <div className={styles.switches}>
        <Switch
          label={t('gather.public')}
          detail={t('gather.publicText')}
          isOn={isPublic}
          canChange={isMaker}
          onChange={(isOn) => change({ isPublic: isOn })}
        />
        <Switch
          label={t('gather.watch')}
          detail={t('gather.watchText', { count: Math.ceil(delay / MINUTE) })}
          isOn={watching.type === 'late'}
          canChange={isMaker}
          onChange={(isOn) => change({ watching: isOn ? { type: 'late', seconds: delay } : { type: 'nobody' } })}
        />
        {isMaker && watching.type === 'late' && (
          <label className={styles.field}>
            {t('gather.howLate')}
            <select
              value={delay}
              onChange={(event) => change({ watching: { type: 'late', seconds: Number(event.target.value) } })}
              data-how-late
            >
              {DELAYS.map((seconds) => (
                <option key={seconds} value={seconds}>
                  {t('gather.late', { count: seconds / MINUTE })}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
    </Panel>
  );
}

/** The link as text and as a picture, to copy or to point a camera at. */
function Link({ link, children }: { readonly link: string; readonly children: ReactNode }): ReactNode {
  const t = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    field.current?.select();
    // Over plain HTTP browsers have no clipboard but the old way.
    if (isSecureContext) await navigator.clipboard.writeText(link);
    else document.execCommand('copy');
    setCopied(true);
  };
  return (
    <div className={styles.link}>
      <QrCode text={link} label={t('gather.qr')} />
      <div className={styles.copy}>
        <p>{t('gather.inviteText')}</p>
        <input ref={field} readOnly value={link} aria-label={t('gather.link')} data-link />
        <div className={styles.row}>
          <Button icon={isCopied ? 'check' : 'copy'} onClick={() => inBackground(copy())}>
            <span aria-live="polite">{t(isCopied ? 'gather.copied' : 'gather.copy')}</span>
          </Button>
          {children}
        </div>
      </div>
    </div>
  );
}
