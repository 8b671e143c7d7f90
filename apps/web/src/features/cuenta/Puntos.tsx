interface PropiedadesDePuntos {
  puntos: readonly string[];
  /** The colour of the stroke before each item, as a Tailwind class. */
  trazo: string;
}

export function Puntos({ puntos, trazo }: PropiedadesDePuntos) {
  return (
    <ul className="flex flex-col gap-2">
      {puntos.map((punto) => (
        <li key={punto} className="flex gap-3">
          <span aria-hidden="true" className={`mt-2.5 h-1 w-3 shrink-0 rounded-full ${trazo}`} />
          {punto}
        </li>
      ))}
    </ul>
  );
}
