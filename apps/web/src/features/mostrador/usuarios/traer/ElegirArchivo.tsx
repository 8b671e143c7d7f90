import { MAXIMO_DE_BYTES } from '@remanso/contract/persona/archivo/planillas.rules';
import FileUp from 'lucide-react/icons/file-up';
import { useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import { MarcoDeCampo } from '../../../../components/form/MarcoDeCampo.tsx';
import { clasesDeControl } from '../../../../components/form/clasesDeControl.ts';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { Nota } from '../../../../components/ui/Nota.tsx';

interface PropiedadesDeElegirArchivo {
  ocupado: boolean;
  alElegir: (bytes: Uint8Array) => void;
}

/** Takes a file, chosen or dropped, or a pasted list. */
export function ElegirArchivo({ ocupado, alElegir }: PropiedadesDeElegirArchivo) {
  const lista = useRef<HTMLTextAreaElement>(null);
  const [escrita, setEscrita] = useState(false);
  const [encima, setEncima] = useState(false);
  const [falla, setFalla] = useState('');

  async function tomar(archivo: Blob | undefined) {
    if (!archivo || ocupado) return;
    setFalla('');
    if (archivo.size > MAXIMO_DE_BYTES) return setFalla('El archivo no puede pesar más de 2 MB');
    try {
      alElegir(new Uint8Array(await archivo.arrayBuffer()));
    } catch {
      setFalla('El navegador no pudo leer el archivo');
    }
  }

  const alPasar = (evento: DragEvent) => {
    evento.preventDefault();
    setEncima(evento.type === 'dragover');
    if (evento.type === 'drop') void tomar(evento.dataTransfer.files[0]);
  };

  /** Reads a pasted list at once: a browser takes seconds to show thousands of lines in a field. */
  const alPegar = (evento: ClipboardEvent) => {
    const texto = evento.clipboardData.getData('text/plain');
    if (!texto.trim().includes('\n')) return;
    evento.preventDefault();
    void tomar(new Blob([texto]));
  };

  return (
    <div
      className="flex flex-col gap-5"
      onDragOver={alPasar}
      onDragLeave={alPasar}
      onDrop={alPasar}
    >
      {falla && (
        <Nota tono="peligro" role="alert">
          {falla}
        </Nota>
      )}
      <label
        className={`guijarro flex cursor-pointer flex-col items-center gap-1 border-2 border-dashed px-4 py-6 text-center focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-terracota hover:border-petroleo ${encima ? 'border-petroleo bg-hundido' : 'border-piedra'}`}
      >
        <FileUp aria-hidden="true" className="mb-1 size-8 text-petroleo" />
        <span className="font-semibold">Elegí un archivo CSV o soltalo acá</span>
        <span className="text-sm text-tinta-suave">
          Así como sale de Google Contacts, de otro sistema o de Excel. Hasta 5.000 filas.
        </span>
        <input
          type="file"
          accept=".csv,.txt,.tsv,text/csv"
          disabled={ocupado}
          className="sr-only"
          onChange={({ target }) => {
            void tomar(target.files?.[0]);
            // With its old value a browser would report no change when the same file is chosen again.
            target.value = '';
          }}
        />
      </label>
      <MarcoDeCampo
        etiqueta="O pegá una lista"
        ayuda="Copiada de la planilla, con los títulos en el primer renglón."
      >
        {(enlaces) => (
          <textarea
            {...enlaces}
            ref={lista}
            rows={5}
            wrap="off"
            className={clasesDeControl}
            onPaste={alPegar}
            onChange={({ target }) => setEscrita(target.value.trim() !== '')}
          />
        )}
      </MarcoDeCampo>
      <Boton
        className="self-end max-sm:self-stretch"
        cargando={ocupado}
        disabled={!escrita}
        onClick={() => void tomar(new Blob([lista.current?.value ?? '']))}
      >
        Revisar la lista
      </Boton>
    </div>
  );
}
