export interface Share {
  id: number;
  nom: string;
  color: string | null;
  membres_count: number;
}

export interface Point {
  date: string;
  value: number;
}

const OUTER = 100;
const INNER = 20;

const at = (turn: number, radius: number): string => {
  const angle = 2 * Math.PI * turn - Math.PI / 2;
  return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
};

function slice(from: number, to: number): string {
  const isLarge = to - from > 0.5 ? 1 : 0;
  return `M${at(from, OUTER)}A${OUTER} ${OUTER} 0 ${isLarge} 1 ${at(to, OUTER)}L${at(to, INNER)}A${INNER} ${INNER} 0 ${isLarge} 0 ${at(from, INNER)}Z`;
}

const percent = new Intl.NumberFormat('fr', { style: 'percent', minimumFractionDigits: 1 });

/** A ring with the share of each, and the shares in words. */
export function Shares({ shares }: { shares: readonly Share[] }) {
  const sorted = [...shares].sort((a, b) => b.membres_count - a.membres_count);
  const total = sorted.reduce((sum, { membres_count }) => sum + membres_count, 0) || 1;
  let turn = 0;
  const slices = sorted.map(({ id, nom, color, membres_count }) => {
    const from = turn;
    turn += membres_count / total;
    return { id, nom, color: color ?? 'gray', share: membres_count / total, path: slice(from, turn) };
  });
  return (
    <>
      <svg aria-hidden="true" width="200" height="200" viewBox="-100 -100 200 200">
        {slices.map(({ id, color, path }) => (
          <path key={id} fill={color} d={path} />
        ))}
      </svg>
      <ul>
        {slices.map(({ id, nom, color, share }) => (
          <li key={id}>
            <span className="dot" style={{ background: color }} />
            <span>{nom}</span>
            <span>{percent.format(share)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

const SIZE = { width: 700, height: 300, left: 60, bottom: 30 };
const STEPS = [0, 0.25, 0.5, 0.75, 1];

const day = new Intl.DateTimeFormat('fr', { day: 'numeric', month: 'short' });

/** A curve with its axes in words. */
export function Curve({ points }: { points: readonly Point[] }) {
  const values = points.map(({ value }) => value);
  const least = Math.min(...values);
  const range = Math.max(...values) - least || 1;
  const x = (place: number) =>
    SIZE.left + ((SIZE.width - SIZE.left) * place) / Math.max(1, points.length - 1);
  const y = (share: number) => 10 + (SIZE.height - SIZE.bottom - 10) * (1 - share);
  const line = points
    .map(({ value }, place) => `${x(place).toFixed(1)} ${y((value - least) / range).toFixed(1)}`)
    .join('L');
  return (
    <svg aria-hidden="true" width={SIZE.width} height={SIZE.height}>
      {STEPS.map((share) => (
        <g key={share}>
          <line x1={SIZE.left} x2={SIZE.width} y1={y(share)} y2={y(share)} stroke="#ddd" />
          <text x="0" y={y(share) + 4}>
            {Math.round(least + range * share).toLocaleString('fr')}
          </text>
        </g>
      ))}
      {points.map(({ date }, place) =>
        place % 7 === 0 ? (
          <text key={date} x={x(place)} y={SIZE.height - 5}>
            {day.format(new Date(date))}
          </text>
        ) : null,
      )}
      <path d={`M${line}`} fill="none" stroke="#3b6e12" strokeWidth="2" />
    </svg>
  );
}
