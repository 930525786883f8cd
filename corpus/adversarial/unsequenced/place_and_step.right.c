void mark(int *places)
{
    int i = 0;
    places[i] = i++;
}
