import Download from 'lucide-react/icons/download';
import { useId, useState } from 'react';
import { Boton } from '../../components/ui/Boton.tsx';
import { Nota } from '../../components/ui/Nota.tsx';
import { Tarjeta } from '../../components/ui/Tarjeta.tsx';
import { mensajeDe } from '../../lib/api/ErrorDeApi.ts';
import { llamar } from '../../lib/api/api.ts';
import { cartel } from '../../lib/carteles.ts';
import { entregarArchivo } from '../../lib/api/entregarArchivo.ts';
import { Puntos } from './Puntos.tsx';
import { archivoDe } from './cuenta.view.ts';

const SI_FALLA = 'Error al obtener los datos';
const CONTENIDO = [
  'Los datos personales y desde cuándo está la cuenta.',
  'Cada reserva, con su día, precio, notas, participantes y pagos.',
];

export function DescargarDatos() {
  const idDeTitulo = useId();
  const [cargando, setCargando] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function descargar() {
    setCargando(true);
    setError(null);
    try {
      const { nombre, texto } = archivoDe(
        await llamar('GET /usuarios/mis-datos', { siFalla: SI_FALLA }),
      );
      entregarArchivo(nombre, texto, 'application/json');
      cartel.exito('Datos descargados');
    } catch (fallo) {
      setError(mensajeDe(fallo, SI_FALLA));
    } finally {
      setCargando(false);
    }
  }

  return (
    <Tarjeta como="section" aria-labelledby={idDeTitulo} className="flex flex-col gap-4">
      <h2 id={idDeTitulo} className="text-2xl font-bold">
        Una copia de mis datos
      </h2>
      <p>Todo lo que el centro guarda, en un archivo de texto (JSON):</p>
      <Puntos puntos={CONTENIDO} trazo="bg-petroleo" />
      {error && (
        <Nota tono="peligro" role="alert">
          {error}
        </Nota>
      )}
      <Boton
        variante="outline"
        className="mt-auto sm:self-start"
        icono={<Download aria-hidden="true" className="size-5" />}
        cargando={cargando}
        onClick={() => void descargar()}
      >
        {cargando ? 'Preparando el archivo…' : 'Descargar mis datos'}
      </Boton>
    </Tarjeta>
  );
}
