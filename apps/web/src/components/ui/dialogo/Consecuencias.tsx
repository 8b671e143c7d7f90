export function Consecuencias({ puntos }: { puntos: readonly string[] }) {
  return (
    <ul className="flex list-disc flex-col gap-1.5 pl-5">
      {puntos.map((punto) => (
        <li key={punto}>{punto}</li>
      ))}
    </ul>
  );
}
