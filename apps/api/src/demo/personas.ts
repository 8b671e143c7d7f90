import type { Sexo } from '@remanso/contract/franja/franjas.rules';
import type { Azar } from './azar.ts';

const NOMBRES: Record<Sexo, readonly string[]> = {
  FEMENINO: [
    'Abril',
    'Agustina',
    'Belén',
    'Camila',
    'Carolina',
    'Daniela',
    'Elena',
    'Florencia',
    'Guadalupe',
    'Inés',
    'Julieta',
    'Lucía',
    'Luz',
    'María José',
    'Marisol',
    'Milagros',
    'Nadia',
    'Paula',
    'Rocío',
    'Silvina',
    'Sofía',
    'Valentina',
    'Yamila',
    'Zulma',
  ],
  MASCULINO: [
    'Agustín',
    'Bruno',
    'Cristian',
    'Damián',
    'Emiliano',
    'Ezequiel',
    'Facundo',
    'Gastón',
    'Hernán',
    'Ignacio',
    'Joaquín',
    'Juan Cruz',
    'Lautaro',
    'Leandro',
    'Martín',
    'Nahuel',
    'Nicolás',
    'Octavio',
    'Pablo',
    'Ramiro',
    'Santiago',
    'Tobías',
    'Ulises',
    'Walter',
  ],
  OTROS: ['Ariel', 'Cruz', 'Noah', 'Sasha', 'Alex', 'Andy'],
};

const APELLIDOS = [
  'Aguirre',
  'Álvarez',
  'Argañaraz',
  'Barrionuevo',
  'Bazán',
  'Cabral',
  'Campero',
  'Carrizo',
  'Córdoba',
  'Cruz',
  'Díaz',
  'Figueroa',
  'Gallo',
  'Gómez',
  'Guaymás',
  'Herrera',
  'Ibáñez',
  'Jerez',
  'Juárez',
  'Ledesma',
  'López',
  'Luna',
  'Mamaní',
  'Medina',
  'Muñoz',
  'Núñez',
  'Ovejero',
  'Paz',
  'Quiroga',
  'Ríos',
  'Romano',
  'Salazar',
  'Sosa',
  'Tolaba',
  'Torres',
  'Vega',
  'Villagra',
  'Yapura',
  'Zelaya',
  'Zerpa',
];

export interface Persona {
  nombre: string;
  apellido: string;
  genero: Sexo;
}

export function inventarPersona(azar: Azar): Persona {
  const suerte = azar.numero();
  const genero = suerte < 0.47 ? 'FEMENINO' : suerte < 0.94 ? 'MASCULINO' : 'OTROS';
  return { nombre: azar.uno(NOMBRES[genero]), apellido: azar.uno(APELLIDOS), genero };
}
