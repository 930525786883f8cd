// claim:  Jobs.next
// truth:  different
// today:  unknown
// why:    a queue asks its elements which is more urgent, and the constant they use differs
import java.util.*;

class Jobs {
    static int next(PriorityQueue<Job> queue) {
        Job job = queue.poll();
        return job == null ? -1 : job.id;
    }
}

class Job implements Comparable<Job> {
    static final int WEIGHT = 10;
    final int id;
    final int urgency;

    Job(int id, int urgency) {
        this.id = id;
        this.urgency = urgency;
    }

    @Override
    public int compareTo(Job other) {
        return Integer.compare(urgency * WEIGHT + id, other.urgency * WEIGHT + other.id);
    }
}
