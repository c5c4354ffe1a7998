import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  addPhoto,
  getAthletePhoto,
  getPhoto,
  listAthletePhotos,
  listPhotos,
  removePhoto,
} from 'contract/training/photo-routes'
import type { PhotoPose } from 'contract/training/photo-rules'
import { call } from '../../../api/call'
import { fetchFile } from '../../../api/file'
import { addressOf } from '../../../api/http'
import { type UploadProgress, upload } from '../../../api/upload'

/** Reader of a program's photos: its owner, or the coach, of whom each opened picture is recorded. */
export interface PhotoReader {
  area: 'customer' | 'coach'
  userId: string
  /** Id of the user's program. */
  id: string
}

const photosKey = ({ area, userId, id }: PhotoReader) => ['training', userId, 'photos', area, id] as const

export function usePhotos(reader: PhotoReader) {
  const { area, id } = reader
  const options = { params: { id }, query: { limit: 100 } }
  return useQuery({
    queryKey: photosKey(reader),
    queryFn: async ({ signal }) =>
      area === 'coach'
        ? { ...(await call(listAthletePhotos, { ...options, signal })).data, consentNeeded: false }
        : (await call(listPhotos, { ...options, signal })).data,
    enabled: reader.userId !== '',
  })
}

/** The picture of a photo, which needs a token and so is no address of an `img`. */
export function usePicture(reader: PhotoReader, photoId: string) {
  const route = reader.area === 'coach' ? getAthletePhoto : getPhoto
  const address = addressOf(route, { params: { id: reader.id, photoId } })
  return useQuery({
    queryKey: [...photosKey(reader), photoId],
    queryFn: ({ signal }) => fetchFile(reader.area, address, 'image/jpeg', signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export interface NewPhoto {
  file: File
  pose: PhotoPose
  date: string
  consent: boolean
  onProgress: (progress: UploadProgress) => void
}

export function useAddPhoto(reader: PhotoReader) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ file, pose, date, consent, onProgress }: NewPhoto) => {
      const form = new FormData()
      form.append('pose', pose)
      form.append('date', date)
      if (consent) form.append('consent', 'true')
      form.append('photo', file)
      return (await upload(addPhoto, form, { params: { id: reader.id }, onProgress })).data
    },
    onSuccess: () => client.invalidateQueries({ queryKey: photosKey(reader), exact: true }),
  })
}

export function useRemovePhoto(reader: PhotoReader) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (photoId: string) => call(removePhoto, { params: { id: reader.id, photoId } }),
    onSuccess: (_, photoId) => {
      client.removeQueries({ queryKey: [...photosKey(reader), photoId] })
      return client.invalidateQueries({ queryKey: photosKey(reader), exact: true })
    },
  })
}
