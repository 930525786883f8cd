// claim: waited
// truth: equivalent
// rests: external-calls-return
// why:   if pause_for never returns, RIGHT has not counted
void pause_for(int seconds);
int waited(int seconds, int *count)
{
    *count += 1;
    pause_for(seconds);
    return seconds;
}
