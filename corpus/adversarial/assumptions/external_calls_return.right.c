void pause_for(int seconds);
int waited(int seconds, int *count)
{
    *count += 1;
    pause_for(seconds);
    return seconds + 0;
}
