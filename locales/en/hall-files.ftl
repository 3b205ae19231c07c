# Words of annabella-hall.
