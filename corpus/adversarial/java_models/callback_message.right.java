import java.util.*;

class Jobs {
    static final class Job implements Comparable<Job> {
        final int priority;

        Job(int priority) {
            this.priority = priority;
        }

        public int compareTo(Job other) {
            if (priority < 0) {
                throw new IllegalStateException("priority is negative");
            }
            return Integer.compare(priority, other.priority);
        }
    }

    static void order(List<Job> jobs) {
        Collections.sort(jobs);
    }
}
