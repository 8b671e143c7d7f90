import NotebookPen from 'lucide-react/icons/notebook-pen';

interface PropiedadesDeMarcaDeNota {
  /** The text of the note, shown in one line. Renders nothing where the text is empty. */
  nota: string;
  className: string;
}

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
