import NotebookPen from 'lucide-react/icons/notebook-pen';

interface PropiedadesDeMarcaDeNota {
  /** The desk's note about somebody, in one line; nothing is shown of an empty one. */
  nota: string;
  className: string;
}

/** The desk's note about who comes, where they are received. */
export function MarcaDeNota({ nota, className }: PropiedadesDeMarcaDeNota) {
  return (
    nota !== '' && (
      <p title={nota} className={`flex min-w-0 items-start gap-1.5 font-medium ${className}`}>
        <NotebookPen aria-hidden="true" className="mt-0.5 size-[1.1em] shrink-0 text-terracota" />
        <span className="min-w-0">
          <span className="sr-only">Nota: </span>
          {nota}
        </span>
      </p>
    )
  );
}
