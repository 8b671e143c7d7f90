const RECORDATORIOS = [
  'Llegar 10 minutos antes.',
  'Traer ropa cómoda y una toalla.',
  'Tomar agua antes y después.',
  'Máximo 4 personas por turno.',
];

/** The reminders before a visit (specification §2). */
export function Recordatorios() {
  return (
    <ul className="space-y-2">
      {RECORDATORIOS.map((texto) => (
        <li key={texto} className="flex items-baseline gap-2.5">
          <svg viewBox="0 0 24 10" aria-hidden="true" className="w-5 shrink-0">
            <path
              d="M2 6q5-6 10 0t10 0"
              fill="none"
              stroke="var(--color-terracota)"
              strokeWidth="3"
              strokeLinecap="round"
            />
          </svg>
          {texto}
        </li>
      ))}
    </ul>
  );
}
