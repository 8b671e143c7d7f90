import { useState } from 'react';
import { Boton } from '../../../../components/ui/Boton.tsx';
import { Nota } from '../../../../components/ui/Nota.tsx';
import { clasesDeControl } from '../../../../components/form/clasesDeControl.ts';
import { enBase64 } from './importacion.view.ts';

const MAXIMO_DE_BYTES = 2 * 1024 * 1024;

interface PropiedadesDeElegirArchivo {
  ocupado: boolean;
  /** Called with the bytes of the file in base64. */
  alElegir: (csv: string) => void;
}

/** Takes a file, chosen or dropped, or a pasted list. */
export function ElegirArchivo({ ocupado, alElegir }: PropiedadesDeElegirArchivo) {
  const [lista, setLista] = useState('');
  const [grande, setGrande] = useState(false);

  async function tomar(archivo: Blob | undefined) {
    if (!archivo) return;
    setGrande(archivo.size > MAXIMO_DE_BYTES);
    if (archivo.size > MAXIMO_DE_BYTES) return;
    alElegir(enBase64(new Uint8Array(await archivo.arrayBuffer())));
  }

  return (
    <div
      className="flex flex-col gap-5"
      onDragOver={(evento) => evento.preventDefault()}
      onDrop={(evento) => {
        evento.preventDefault();
        void tomar(evento.dataTransfer.files[0]);
      }}
    >
      {grande && <Nota tono="peligro">El archivo no puede pesar más de 2 MB</Nota>}
      <label className="flex flex-col gap-2 rounded-xl border border-dashed border-linea p-5">
        <span className="font-semibold">Elegí un archivo CSV o soltalo acá</span>
        <input
          type="file"
          accept=".csv,.txt,.tsv,text/csv"
          disabled={ocupado}
          onChange={({ target }) => void tomar(target.files?.[0])}
        />
      </label>
      <label className="flex flex-col gap-2">
        <span className="font-semibold">O pegá una lista, con los títulos arriba</span>
        <textarea
          rows={6}
          className={clasesDeControl}
          value={lista}
          onChange={({ target }) => setLista(target.value)}
        />
      </label>
      <Boton
        disabled={ocupado || lista.trim() === ''}
        onClick={() => void tomar(new Blob([lista]))}
      >
        {ocupado ? 'Leyendo...' : 'Revisar la lista'}
      </Boton>
    </div>
  );
}
