import { useEffect, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { inBackground } from '../../client/faults.ts';
import { useLobby } from '../../client/lobby-store.ts';
import { useTextStore, useTexts } from '../../texts/languages.ts';
import { Button } from '../../look/Button.tsx';
import { Logo } from '../../look/Logo.tsx';
import { Panel } from '../../look/Panel.tsx';
import { ConfirmButton } from '../../shell/ConfirmButton.tsx';
import { MenuButton, ThemeButton } from '../../shell/Tools.tsx';
import { useArt } from '../../table/game-tables.ts';
import { act } from '../lobby-actions.ts';
import { ServerMenu } from '../ServerMenu.tsx';
import { LostLine } from '../LostLine.tsx';
import { Announcer } from '../Announcer.tsx';
import { ClockPanel } from './ClockPanel.tsx';
import type { GatheringProps } from './gathering-props.ts';
import styles from './GatherPage.module.css';
import { InvitePanel } from './InvitePanel.tsx';
import { ReadyBar } from './ReadyBar.tsx';
import { SeatList } from './SeatList.tsx';
import { ShufflePanel } from './ShufflePanel.tsx';
import { WaysToPlay } from './WaysToPlay.tsx';
import { Waiting } from '../../shell/Waiting.tsx';

/** People gather: who sits where, how it is played, and the way for others to come. */
export function GatherPage({ gathering }: Pick<GatheringProps, 'gathering'>): ReactNode {
  const game = useLobby((lobby) => lobby.games.find(({ id }) => id === gathering.game));
  const isSpoken = useTextStore((spoken) => spoken.game === gathering.game);
  if (game === undefined || !isSpoken) return <Waiting />;
  return <Gathering gathering={gathering} game={game} />;
}

function Gathering({ gathering, game }: GatheringProps): ReactNode {
  const t = useTexts();
  const Art = useArt(game.id);
  const props = { gathering, game };
  useEffect(() => {
    document.title = `${gathering.title} – Fondaco`;
    return () => {
      document.title = 'Fondaco';
    };
  }, [gathering.title]);
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <Link href="/" className={styles.brand} aria-label={t('table.home')}>
          <Logo size={38} />
        </Link>
        <div className={styles.title}>
          <h1>{gathering.title}</h1>
          <p>{t('gather.lead', { game: game.title })}</p>
        </div>
        <div className={styles.tools}>
          <LeaveButton gathering={gathering} />
          <ThemeButton />
          <MenuButton>
            <ServerMenu />
          </MenuButton>
        </div>
      </header>
      <LostLine />
      <main className={styles.main}>
        <Panel className={styles.table} aria-label={gathering.title}>
          <div className={styles.art}>{Art !== undefined && <Art />}</div>
          <div className={styles.body}>
            <SeatList {...props} />
            <WaysToPlay {...props} />
          </div>
          <ReadyBar {...props} />
        </Panel>
        <div className={styles.side}>
          <InvitePanel {...props} />
          <ClockPanel {...props} />
          <ShufflePanel {...props} />
        </div>
      </main>
      <Announcer />
    </div>
  );
}

/** Whoever sits there gets up; whoever called the people can also send them home. */
function LeaveButton({ gathering }: Pick<GatheringProps, 'gathering'>): ReactNode {
  const t = useTexts();
  const [, navigate] = useLocation();
  const { table, isMaker, seats } = gathering;
  const isSeated = seats.some((seat) => seat.type === 'person' && seat.isYou);
  const go = async (type: 'dissolve' | 'leave-seat') => {
    if ((await act({ type, table })) !== undefined) navigate('/');
  };
  return (
    <>
      {isSeated && (
        <Button icon="gate" onClick={() => inBackground(go('leave-seat'))} data-leave>
          {t('gather.leave')}
        </Button>
      )}
      {isMaker && (
        <ConfirmButton
          button={<Button icon="close">{t('gather.dissolve')}</Button>}
          question={t('gather.reallyDissolve')}
          agree={t('gather.dissolve')}
          onAgree={() => inBackground(go('dissolve'))}
        />
      )}
    </>
  );
}
