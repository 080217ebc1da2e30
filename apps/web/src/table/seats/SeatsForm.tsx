import { inBackground } from '../../client/faults.ts';
import type { BotSeat, GameSummary, SeatPlayer } from '@fondaco/protocol';
import { useState, type ReactNode } from 'react';
import { usualLevel } from '../../client/bot-seats.ts';
import { useLobby } from '../../client/lobby-store.ts';
import { planOf, TemperamentSelect } from './BotPlan.tsx';
import { Button } from '../../look/Button.tsx';
import { Mark } from '../../look/Icon.tsx';
import { useTexts } from '../../texts/languages.ts';
import { focusSoon } from '../store/focus-soon.ts';
import { COLOURS } from '../../look/colours.ts';
import { handOver } from '../store/hand-over.ts';
import styles from './SeatsForm.module.css';
import { useTable } from '../store/table-store.ts';

/** Every seat: who plays it, and who else could. */
export function SeatsForm(): ReactNode {
  const t = useTexts();
  const seats = useTable((state) => state.seats);
  const me = useTable((state) => state.me);
  const id = useTable((state) => state.game);
  const game = useLobby((lobby) => lobby.games.find((one) => one.id === id));
  if (game === undefined) return undefined;
  return (
    <>
      <p className={styles.lead}>{t('seats.lead')}</p>
      <ul className={styles.seats}>
        {seats.map((seat, i) => (
          <li key={seat.name} className={styles.seat} data-seat={seat.name}>
            <div className={styles.name}>
              <Mark colour={COLOURS[i]} size={22} />
              <b>{seat.name}</b>
              {seat.type === 'person' && <span>{t(seat.name === me ? 'players.you' : 'new.person')}</span>}
            </div>
            {seat.type === 'bot' ? (
              <BotFields game={game} bot={seat} onChange={(bot) => inBackground(handOver(bot))}>
                <Button icon="quill" onClick={() => inBackground(exchange({ type: 'person', name: seat.name }))}>
                  {t('seats.take')}
                </Button>
              </BotFields>
            ) : (
              <PersonFields game={game} name={seat.name} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Hands a seat over; the button that did it is gone then, and the one that takes it back has the focus. */
async function exchange(seat: SeatPlayer): Promise<void> {
  await handOver(seat);
  focusSoon(`[data-seat="${seat.name}"] button`);
}

/** Who is to play on for a person: chosen first, then done. */
function PersonFields({ game, name }: { readonly game: GameSummary; readonly name: string }): ReactNode {
  const t = useTexts();
  const isMe = useTable((state) => state.me === name);
  const [bot, setBot] = useState<BotSeat>({ type: 'bot', name, level: usualLevel(game) });
  return (
    <BotFields game={game} bot={bot} onChange={setBot}>
      <Button icon="bot" onClick={() => inBackground(exchange(bot))}>
        {t(isMe ? 'seats.giveMine' : 'seats.give')}
      </Button>
    </BotFields>
  );
}

interface BotFieldsProps {
  readonly game: GameSummary;
  readonly bot: BotSeat;
  readonly onChange: (bot: BotSeat) => void;
  readonly children: ReactNode;
}

function BotFields({ game, bot, onChange, children }: BotFieldsProps): ReactNode {
  const t = useTexts();
  const { name, level } = bot;
  return (
    <div className={styles.fields}>
      <select
        aria-label={t('seats.level', { name })}
        value={level}
        onChange={(event) => onChange({ ...bot, level: event.target.value })}
      >
        {game.botLevels.map((one) => (
          <option key={one} value={one}>
            {t('new.bot', { level: t(`level.${one}`) })}
          </option>
        ))}
      </select>
      <TemperamentSelect
        game={game}
        label={t('seats.plan', { name })}
        value={bot.temperament}
        onPick={(temperament) =>
          onChange({ type: 'bot', name, level, ...(temperament !== undefined && { temperament }) })
        }
      />
      <p className={styles.plan}>{planOf(t, bot.temperament)}</p>
      {children}
    </div>
  );
}
