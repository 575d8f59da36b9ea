import { Suspense, lazy, useEffect } from 'react';
import type { ReactNode } from 'react';
import { useAppDispatch, useAppSelector, useAppStore } from '../store/hooks.ts';
