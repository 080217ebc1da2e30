import { itemAt, SEAT_WORDS } from '@fondaco/kernel';
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

/** Every seat with its player, and the buttons that hand it over. */
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
        {seats.map((player, i) => (
          <li key={SEAT_WORDS[i]} className={styles.seat} data-seat={SEAT_WORDS[i]}>
            <div className={styles.name}>
              <Mark colour={itemAt(COLOURS, i)} size={22} />
              <b>{player.name}</b>
              {player.type === 'person' && <span>{t(SEAT_WORDS[i] === me ? 'players.you' : 'new.person')}</span>}
            </div>
            {player.type === 'bot' ? (
              <BotFields
                game={game}
                bot={player}
                onChange={(bot) => inBackground(handOver(itemAt(SEAT_WORDS, i), bot))}
              >
                <Button
                  icon="quill"
                  onClick={() => inBackground(exchange(itemAt(SEAT_WORDS, i), { type: 'person', name: player.name }))}
                >
                  {t('seats.take')}
                </Button>
              </BotFields>
            ) : (
              <PersonFields game={game} seat={itemAt(SEAT_WORDS, i)} name={player.name} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Hands a seat over and focuses the button that takes it back, since the pressed one disappears. */
async function exchange(seat: string, player: SeatPlayer): Promise<void> {
  await handOver(seat, player);
  focusSoon(`[data-seat="${seat}"] button`);
}

/** The bot that is to play on for a person is chosen first; a button then hands the seat over. */
function PersonFields({
  game,
  seat,
  name,
}: {
  readonly game: GameSummary;
  readonly seat: string;
  readonly name: string;
}): ReactNode {
  const t = useTexts();
  const isMe = useTable((state) => state.me === seat);
  const [bot, setBot] = useState<BotSeat>({ type: 'bot', name, level: usualLevel(game) });
  return (
    <BotFields game={game} bot={bot} onChange={setBot}>
      <Button icon="bot" onClick={() => inBackground(exchange(seat, bot))}>
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
