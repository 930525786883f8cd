// claim:  next_id
// truth:  equivalent
// today:  unknown
// why:    one side counts from 0 and adds before, the other counts from 1 and adds after: the same numbers

static int counter;
int next_id(void) { return ++counter; }
